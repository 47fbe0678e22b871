import { describe, expect, it } from 'vitest';
import { asksForSecret } from './asksForSecret';
import { hostSpan } from './hostSpan';
import { nameForText } from './nameForText';

describe('hostSpan', () => {
  it.each([
    ['https://keys.example/set', 'keys.example', 'keys.example'],
    ['https://KEYS.example:8443/set', 'keys.example', 'KEYS.example'],
    ['https://bank.example@evil.example/x', 'evil.example', 'evil.example'],
    ['https://evil.example@evil.example', 'evil.example', 'evil.example'],
    ['https://pay.example?next=https://bank.example', 'pay.example', 'pay.example'],
    ['https://härbour.example/', 'xn--hrbour-bua.example', undefined],
    ['https:keys.example', 'keys.example', undefined],
  ])('finds the host in %s', (url, hostName, found) => {
    const span = hostSpan(url, hostName);
    expect(span && url.slice(...span)).toBe(found);
  });

  it('skips a user name that is called like the host', () => {
    expect(hostSpan('https://evil.example@evil.example', 'evil.example')).toEqual([21, 33]);
  });
});

describe('asksForSecret', () => {
  it.each([
    ['password', {}, true],
    ['apiKey', {}, true],
    ['access_key', {}, true],
    ['a', { title: 'Your PIN' }, true],
    ['a', { format: 'password' }, true],
    ['name', {}, false],
    ['pinboard', {}, false],
    ['shipping', { title: 'Shipping' }, false],
  ])('judges a field called %s with %j', (name, schema, isSecret) => {
    expect(asksForSecret({ properties: { [name]: schema } })).toBe(isSecret);
  });

  it('reads nothing into a schema without properties', () => {
    expect(asksForSecret({})).toBe(false);
  });
});

describe('nameForText', () => {
  it('caps a name and closes it in', () => {
    expect(nameForText(`\u202e${'x'.repeat(200)}`)).toBe(`\u2068${'x'.repeat(80)}…\u2069`);
  });
});
