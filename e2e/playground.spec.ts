import type { Locator, Page } from '@playwright/test';
import { expect, test } from './playgroundTest';
import { playgroundPort } from './ports.mjs';

const url = (query = '') => `http://localhost:${playgroundPort}/${query}`;

/** Calls a tool from the list and answers with the place where its response appears. */
async function callTool(page: Page, title: string): Promise<Locator> {
  const before = await page.getByRole('article', { name: title, exact: true }).count();
  await page
    .getByRole('navigation', { name: 'Tools' })
    .getByRole('button', { name: new RegExp(`^${escape(title)}`) })
    .first()
    .click();
  const response = page.getByRole('article', { name: title, exact: true }).nth(before);
  await expect(response).toBeVisible();
  await expect(response.locator('[aria-busy="true"]')).toHaveCount(0);
  return response;
}

const escape = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const transcript = (page: Page) => page.getByRole('log', { name: 'Conversation' });

/** The newest events of the inspector, in the order in which they were sent. */
async function events(page: Page): Promise<{ type: string; [key: string]: unknown }[]> {
  await page.getByRole('tab', { name: /^Events/ }).click();
  const texts = await page.getByRole('list', { name: 'Events' }).locator('pre').allTextContents();
  return texts.map((text) => JSON.parse(text) as { type: string }).reverse();
}

test.beforeEach(async ({ page }) => {
  await page.goto(url());
  await expect(
    page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name: /^Dog breeds/ }),
  ).toBeVisible();
});

test('shows the text of a tool to the user', async ({ page }) => {
  const response = await callTool(page, 'Dog breeds');
  await expect(
    response.getByText('Dog breeds: affenpinscher, african, airedale, akita, appenzeller', { exact: true }),
  ).toBeVisible();
});

test('keeps what is for the agent out of the chat and shows it in the inspector', async ({ page }) => {
  const response = await callTool(page, 'Form with text for the agent');
  await expect(response.getByLabel('Account ID')).toBeVisible();
  await expect(transcript(page).getByText('Internal: Account data processed')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Audience' }).click();
  await expect(page.getByRole('tabpanel').getByText('Internal: Account data processed', { exact: true })).toBeVisible();
});

test('answers a leave request by keyboard alone and receives the next form', async ({ page }) => {
  await callTool(page, 'Leave request (한국어)');
  const first = page.getByRole('article', { name: 'Leave request (한국어)' });
  await expect(first.getByText('아래 양식에서 날짜를 골라 주세요.', { exact: true })).toBeVisible();
  await first.getByLabel('사번').focus();
  await expect(first.getByLabel('사번')).toHaveValue('E001');
  await tabTo(page, first.getByRole('textbox', { name: '시작일' }));
  await page.keyboard.type('2026-05-04');
  await tabTo(page, first.getByRole('textbox', { name: '종료일' }));
  await page.keyboard.type('2026-05-06');
  await tabTo(page, first.getByRole('textbox', { name: '사유' }));
  await page.keyboard.type('휴식');
  await tabTo(page, first.getByRole('button', { name: '신청' }));
  await page.keyboard.press('Enter');

  const second = page.getByRole('article', { name: 'Apply for leave' });
  await expect(second.getByText(/기간: 2026-05-04 ~ 2026-05-06/)).toBeVisible();
  const [sent] = await events(page);
  expect(sent).toMatchObject({
    type: 'tool',
    tool: 'apply_leave',
    parameters: { employee_id: 'E001', start_date: '2026-05-04', end_date: '2026-05-06', reason: '휴식' },
  });

  await second.getByRole('radio', { name: '김하늘' }).click();
  await second.getByRole('button', { name: '보내기' }).click();
  await expect(transcript(page).getByText('E014 님에게 인계했습니다.', { exact: true })).toBeVisible();
  await expect(transcript(page).getByText('인계까지 마쳤습니다.', { exact: true })).toBeVisible();
});

test('closes a form without sending anything', async ({ page }) => {
  const response = await callTool(page, 'Budget');
  await response.getByRole('button', { name: 'Not now' }).click();
  await expect(transcript(page).getByText('You closed the form.')).toBeVisible();
  await expect(response.getByRole('button', { name: 'Update budget' })).toHaveCount(0);
  expect((await events(page)).map(({ type }) => type)).toEqual(['cancel']);
});

test('sends a tool call and then the message, in this order', async ({ page }) => {
  const response = await callTool(page, 'Budget');
  await response.getByLabel('New Budget Amount', { exact: true }).fill('60000');
  await response.getByRole('button', { name: 'Update budget' }).click();
  await expect(page.getByRole('article', { name: 'Update budget' }).getByText(/amount: 60000/)).toBeVisible();
  await expect(
    transcript(page).getByText('I have changed my budget. What can I do with it?', { exact: true }),
  ).toBeVisible();
  expect((await events(page)).map(({ type }) => type)).toEqual(['tool', 'message']);
});

test('puts an error at its field, announces it and moves the focus there', async ({ page }) => {
  const response = await callTool(page, 'Contact form');
  await response.getByRole('button', { name: 'Send' }).click();
  const name = response.getByLabel('Your name', { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(/Your name/);
  await expect(
    response.getByRole('group', { name: 'Topic' }).or(response.getByRole('radiogroup', { name: 'Topic' })),
  ).toHaveAccessibleDescription(/Topic/);
  expect(await page.getByRole('tab', { name: 'Events', exact: true }).count()).toBe(1);

  await page.keyboard.type('Mara Quill');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await response.getByRole('radio', { name: 'Support' }).click();
  await response.getByRole('button', { name: 'Send' }).click();
  await expect(transcript(page).getByText(/Thank you, we will be in touch\./)).toBeVisible();
  const [sent] = await events(page);
  expect(sent).toMatchObject({
    type: 'tool',
    tool: 'save_contact',
    parameters: { name: 'Mara Quill', topic: 'support' },
  });
});

test('keeps two open forms apart', async ({ page }) => {
  const first = await callTool(page, 'Form with text for the user');
  const second = await callTool(page, 'Form with text for both');
  await first.getByLabel('Email').fill('first@mail.example');
  await second.getByLabel('Email').fill('second@mail.example');
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  await first.getByRole('button', { name: 'Submit' }).click();
  await expect(transcript(page).getByText(/email: first@mail\.example/)).toBeVisible();
  await expect(second.getByLabel('Email')).toHaveValue('second@mail.example');
  await second.getByRole('button', { name: 'Submit' }).click();
  await expect(transcript(page).getByText(/email: second@mail\.example/)).toBeVisible();
});

test('keeps the words of a failed delivery and sends them again', async ({ page }) => {
  const response = await callTool(page, 'Fails the first time');
  await response.getByLabel('Comment').fill('It was fine');
  await response.getByRole('button', { name: 'Send' }).click();
  await expect(response.getByRole('alert')).toContainText('The line is busy.');
  await expect(response.getByLabel('Comment')).toHaveValue('It was fine');
  await response.getByRole('button', { name: 'Try again' }).click();
  await expect(transcript(page).getByText(/comment: It was fine/)).toBeVisible();
  await expect(response.getByRole('alert')).toHaveCount(0);
});

test('says that an answer is on its way and lets the user write on', async ({ page }) => {
  const response = await callTool(page, 'Slow delivery');
  await response.getByLabel('Comment').fill('Patient');
  await response.getByRole('button', { name: 'Send' }).click();
  await expect(response.locator('[aria-busy="true"]').first()).toBeVisible();
  await page.getByLabel('Your message').fill('Are you still there?');
  await page.getByLabel('Your message').press('Enter');
  await expect(transcript(page).getByText('Are you still there?', { exact: true })).toBeVisible();
  await expect(transcript(page).getByText(/comment: Patient/)).toBeVisible();
});

test('gives up on a server that never answers', async ({ page }) => {
  await page.goto(url('?timeout=500'));
  const response = await callTool(page, 'Never delivered');
  await response.getByLabel('Comment').fill('Hello?');
  await response.getByRole('button', { name: 'Send' }).click();
  await expect(response.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(response.getByLabel('Comment')).toHaveValue('Hello?');
});

test('keeps what was typed and what was answered over a reload', async ({ page }) => {
  const answered = await callTool(page, 'Form with text for the user');
  await answered.getByLabel('Email').fill('kept@mail.example');
  await answered.getByRole('button', { name: 'Submit' }).click();
  await expect(transcript(page).getByText(/email: kept@mail\.example/)).toBeVisible();
  const open = await callTool(page, 'Contact form');
  await open.getByLabel('Your name', { exact: true }).fill('Mara');
  await expect(open.getByLabel('Your name', { exact: true })).toHaveValue('Mara');
  await page.reload();
  await expect(
    page.getByRole('article', { name: 'Contact form' }).getByLabel('Your name', { exact: true }),
  ).toHaveValue('Mara');
  const old = page.getByRole('article', { name: 'Form with text for the user' });
  await expect(old.getByText('kept@mail.example')).toBeVisible();
  await expect(old.getByRole('button', { name: 'Submit' })).toHaveCount(0);
});

test('answers a question the server asks while its call is running', async ({ page }) => {
  await page
    .getByRole('navigation', { name: 'Tools' })
    .getByRole('button', { name: /^Register a visitor/ })
    .click();
  const question = page.getByRole('article', { name: 'elicitation/create' });
  await expect(question.getByText('Fill in the visitor card')).toBeVisible();
  await question.getByLabel('Full name').fill('Noor');
  await question.getByRole('checkbox', { name: 'I accept the harbour rules' }).click();
  await question.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('article', { name: 'Register a visitor' }).getByText(/name: Noor/)).toBeVisible();
  await expect(page.getByRole('article', { name: 'Register a visitor' }).getByText(/crew: 3/)).toBeVisible();
});

test('declines a question', async ({ page }) => {
  await page
    .getByRole('navigation', { name: 'Tools' })
    .getByRole('button', { name: /^Register a visitor/ })
    .click();
  const question = page.getByRole('article', { name: 'elicitation/create' });
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(
    page.getByRole('article', { name: 'Register a visitor' }).getByText('You declined to answer.'),
  ).toBeVisible();
});

test('answers two keyed questions with one event and echoes the state', async ({ page }) => {
  const response = await callTool(page, 'Book a berth');
  await response.getByLabel('Name of the boat').fill('Otter');
  await response.getByRole('button', { name: 'Submit' }).first().click();
  await expect(response.getByText('Otter')).toBeVisible();
  await response.getByRole('button', { name: 'Submit' }).first().click();
  await expect(transcript(page).getByText(/Berth B-12 is yours\.[^]*State came back unchanged\./)).toBeVisible();
  const sent = await events(page);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    type: 'input',
    requestState: '{"berth":"B-12","nonce":"n-7f3a"}',
    inputResponses: {
      boat: { action: 'accept', content: { boat: 'Otter' } },
      nights: { action: 'accept', content: { nights: 2 } },
    },
  });
});

test('draws what is typed into the wire JSON at once', async ({ page }) => {
  await callTool(page, 'Dog breeds');
  const wire = page.getByLabel(/^The response of/);
  await wire.fill('{"content": [{"type": "text", "text": "Cat breeds: birman"}]}');
  await expect(transcript(page).getByText('Cat breeds: birman', { exact: true })).toBeVisible();
  await wire.fill('{"content": [');
  await expect(page.getByText(/^Not JSON yet/)).toBeVisible();
  await expect(transcript(page).getByText('Cat breeds: birman', { exact: true })).toBeVisible();
});

test('shows a protocol error in the words of the server', async ({ page }) => {
  const response = await callTool(page, 'A protocol error');
  await expect(response.getByText('The bank is closed for maintenance until 06:00.')).toBeVisible();
});

test('lets the host draw its own widget', async ({ page }) => {
  const response = await callTool(page, 'The host’s own widget');
  await response.getByRole('radio', { name: '3B' }).check({ force: true });
  await response.getByRole('button', { name: 'Take this seat' }).click();
  await expect.poll(async () => (await events(page)).map(({ values }) => values)).toEqual([{ seat: '3B' }]);
});

test('opens a stored response by its address', async ({ page }) => {
  await page.goto(url('?fixture=orchestrate/form-budget'));
  await expect(transcript(page).getByText('Account Status: active', { exact: true })).toBeVisible();
  await expect(transcript(page).getByLabel('New Budget Amount', { exact: true })).toHaveValue('50000');
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const maxStops = 12;
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}
