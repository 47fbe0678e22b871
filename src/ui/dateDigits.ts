const zeros = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040, 0x17e0, 0x1810,
  0xff10,
];
const invisibleMarks = /[\u200e\u200f\u061c\u2066-\u2069\u200b\ufeff]/g;

/** A typed or pasted text with its digits as 0–9, whatever script they came in, direction marks dropped and spaces plain. */
export function toPlainDigits(text: string): string {
  return text
    .replace(invisibleMarks, '')
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0)!;
      const zero = zeros.find((start) => code >= start && code < start + 10);
      return zero === undefined ? digit : String(code - zero);
    })
    .replace(/\s+/g, ' ')
    .trim();
}
