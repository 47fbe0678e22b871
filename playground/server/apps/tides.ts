import { App } from '@modelcontextprotocol/ext-apps';

/** The app behind `ui://harbour/tides`: a page of its own in a sandbox, which knows nothing but what its host tells it. */
const app = new App({ name: 'tides', version: '1.0.0' }, {}, { autoResize: true });
const heard: string[] = [];

app.ontoolinput = ({ arguments: parameters = {} }) => {
  heard.push('input');
  fill('place', String(parameters['place'] ?? 'the harbour'));
};
app.ontoolresult = ({ structuredContent = {} }) => {
  heard.push('result');
  const { high, low } = structuredContent as { high?: string; low?: string };
  fill('high', high ?? '');
  fill('low', low ?? '');
  fill('heard', heard.join(', '));
};
app.onhostcontextchanged = ({ theme }) => {
  if (theme) document.documentElement.dataset['theme'] = theme;
};
app.onteardown = async () => {
  fill('heard', 'goodbye');
  return {};
};

press('tell', async () => {
  await app.sendMessage({ role: 'user', content: [{ type: 'text', text: 'High tide is at 06:12' }] });
});
press('open', async () => {
  const { isError } = await app.openLink({ url: 'https://example.com/tides' });
  fill('heard', isError ? 'refused' : 'opened');
});
press('refresh', async () => {
  const { content } = await app.callServerTool({ name: 'read_tides', arguments: {} });
  const [first] = content;
  fill('heard', first?.type === 'text' ? first.text : '');
});
press('forbidden', async () => {
  try {
    await app.callServerTool({ name: 'show_silent_app', arguments: {} });
    fill('heard', 'called');
  } catch {
    fill('heard', 'not for apps');
  }
});
press('leave', async () => {
  await app.requestTeardown();
});

await app.connect();

function fill(id: string, text: string) {
  document.getElementById(id)!.textContent = text;
}

function press(id: string, act: () => Promise<void>) {
  document.getElementById(id)!.addEventListener('click', () => void act());
}
