import { expect, it } from 'vitest';
import { plainBase64 } from './base64';
import { safeUrl } from './safeUrl';

it.each([
  ['https://a.example/b?c#d', true],
  ['http://a.example', true],
  ['mailto:kim@a.example', true],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  [' https://a.example', false],
  ['java\nscript:alert(1)', false],
  ['https://a.example/\u0000', false],
  ['data:text/html,x', false],
  ['vbscript:x', false],
  ['blob:https://a.example/1', false],
  ['file:///etc/passwd', false],
  ['//a.example', false],
  ['', false],
  [7, false],
])('allows the URL %j as a link: %s', (url, isAllowed) => {
  expect(safeUrl(url)).toBe(isAllowed ? url : undefined);
});

it.each([
  ['aGk=', undefined, 'aGk'],
  ['aG\nk', undefined, 'aGk'],
  ['-_-_', undefined, '+/+/'],
  ['data:image/png;base64,aGk=', 'image/png', 'aGk'],
  ['data:text/html;base64,aGk=', 'image/png', undefined],
  ['%%%', undefined, undefined],
  ['', undefined, undefined],
  ['aaaaa', undefined, undefined],
])('reads %j of type %s as base64 %j', (data, mimeType, expected) => {
  expect(plainBase64(data, mimeType)).toBe(expected);
});
