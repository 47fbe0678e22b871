import { settle } from './bench';
import type { Bench } from './bench';
import { handIn } from './hand';
import type { Hand } from './hand';

type Step = (scene: { bench: Bench; hand: Hand; words: string[] }) => Promise<void>;

const nothing: Step = async () => {};

/** The sentences in which cases say what a person does, first match wins. */
const sentences: [RegExp, Step][] = [
  [/^(render|wait|resolve|look( at .*)?)$/, nothing],
  [/^host locale .*$/, nothing],
  [/^TZ=.*$/, nothing],
  [/^submit by keyboard$/, ({ bench }) => bench.submitButton().press('Enter')],
  [/^(?:for each: )?submit( without touching.*)?$/, ({ bench }) => bench.submitButton().click()],
  [/^press Backspace until empty$/, ({ hand }) => eraseAll(hand)],
  [
    /^press (?!Submit in )(.+)$/,
    ({ bench, words: [name] }) => bench.response().getByRole('button', { name: name!, exact: true }).click(),
  ],
  [/^(?:for each variant: )?type "([^"{]*)" into (.+)$/, ({ hand, words: [text, label] }) => hand.type(text!, label)],
  [/^type "([^"{]*)" at the end$/, ({ hand, words: [text] }) => hand.type(text!)],
  [/^(?:for each variant: )?type "([^"{]*)"$/, ({ hand, words: [text] }) => hand.type(text!)],
  [/^type (\S+) into (.+)$/, ({ hand, words: [text, label] }) => hand.type(text!, label)],
  [/^type (\d+)$/, ({ hand, words: [text] }) => hand.replace(text!)],
  [/^enter (.+)$/, ({ hand, words: [text] }) => hand.type(text!)],
  [/^pick (\S+)$/, ({ hand, words: [text] }) => hand.replace(text!)],
  [
    /^set (.+) to (.+)$/,
    ({ hand, words: [label, text] }) => hand.replace(text!, label === 'the control' ? undefined : label),
  ],
  [/^change (.+) to (.+)$/, ({ hand, words: [label, text] }) => hand.replace(text!, label)],
  [/^clear( the field)?$/, ({ hand }) => hand.clear()],
  [/^tick$/, ({ hand }) => hand.tick()],
  [/^tick (.+)$/, ({ hand, words: [label] }) => hand.tick(label)],
  [/^choose (\S+)$/, ({ hand, words: [name] }) => hand.choose(name!)],
];

/** Whether every step of a case can be done here. */
export function canPerform(steps: string[]): boolean {
  return steps.every((step) => sentences.some(([pattern]) => pattern.test(step)));
}

/** Does the steps of a case, one after the other, as a person would. */
export async function perform(bench: Bench, steps: string[]): Promise<void> {
  const hand = handIn(bench.response());
  for (const step of steps) {
    const [pattern, run] = sentences.find(([sentence]) => sentence.test(step))!;
    const words = pattern.exec(step)!.slice(1);
    await run({ bench, hand, words });
  }
  await settle(bench.page);
}

async function eraseAll(hand: Hand): Promise<void> {
  const field = hand.field();
  await field.click();
  await field.press('End');
  for (let left = (await field.inputValue()).length; left > 0; left -= 1) await field.press('Backspace');
}
