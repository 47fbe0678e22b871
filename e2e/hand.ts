import type { Locator, Page } from '@playwright/test';

/** What a person does with a form, found by labels and roles. */
export interface Hand {
  /** The input with this label; without one, the only input that can be typed into. */
  field: (label?: string) => Locator;
  type: (text: string, label?: string) => Promise<void>;
  replace: (text: string, label?: string) => Promise<void>;
  clear: (label?: string) => Promise<void>;
  /** A radio button, a checkbox of a group, an option of a list: whichever is called so. */
  choose: (name: string, label?: string) => Promise<void>;
  tick: (label?: string) => Promise<void>;
}

const typed = 'input:not([type="checkbox"]):not([type="radio"]):not([type="file"]):not([type="hidden"]), textarea';

/** The hand at work within one response. */
export function handIn(scope: Locator): Hand {
  const page: Page = scope.page();

  const field = (label?: string) =>
    label === undefined
      ? scope.locator(typed).first()
      : scope
          .getByLabel(label, { exact: true })
          .and(page.locator(`${typed}, select`))
          .first();

  const choose = async (name: string, label?: string) => {
    const group =
      label === undefined
        ? scope
        : scope
            .getByRole('group', { name: label, exact: true })
            .or(scope.getByRole('radiogroup', { name: label, exact: true }));
    const isGroup = label === undefined || (await group.count()) > 0;
    const place = label === undefined ? scope : group.first();
    const button = place
      .getByRole('radio', { name, exact: true })
      .or(place.getByRole('checkbox', { name, exact: true }));
    if (isGroup && (await button.count()) > 0) return button.first().click();
    const selects = label === undefined ? scope.locator('select') : field(label).and(page.locator('select'));
    for (const select of await selects.all()) {
      const labels = (await select.locator('option').allTextContents()).map((text) => text.trim());
      if (!labels.includes(name)) continue;
      await select.selectOption({ label: name });
      return undefined;
    }
    const box =
      label === undefined
        ? scope.getByRole('combobox').first()
        : scope.getByRole('combobox', { name: label, exact: true });
    await box.fill(name);
    return page.getByRole('option', { name, exact: true }).click();
  };

  return {
    field,
    choose,
    type: async (text, label) => {
      await field(label).click();
      await page.keyboard.press('End');
      await page.keyboard.type(text);
    },
    replace: async (text, label) => {
      await field(label).click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    clear: async (label) => {
      await field(label).click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
    },
    tick: (label) =>
      (label === undefined
        ? scope.getByRole('checkbox').first()
        : scope.getByRole('checkbox', { name: label, exact: true })
      ).click(),
  };
}
