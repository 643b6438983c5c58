import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures/test";

/** The assistant's panel on a page, as a person uses it. */
export interface Panel {
  readonly root: Locator;
  readonly field: Locator;
  readonly answers: Locator;
  /** Asks and does not wait. */
  ask(text: string): Promise<void>;
  /** Asks and waits for the end of the answer. */
  answered(text: string): Promise<void>;
  /** Waits until nothing is being done. */
  isIdle(): Promise<void>;
  /** How many questions of the month are used, as the panel says. */
  used(): Promise<number>;
}

/** Opens the panel. */
export async function openPanel(page: Page): Promise<Panel> {
  await page.getByRole("button", { name: "Assistant", exact: true }).click();
  return panelOn(page);
}

/** The panel that is open on a page. */
export function panelOn(page: Page): Panel {
  const root = page.getByRole("region", { name: "Assistant", exact: true });
  const field = root.getByRole("textbox", { name: "Ask the assistant" });
  const isIdle = () => expect(root.getByRole("button", { name: "Send" })).toBeVisible();
  const ask = async (text: string) => {
    await field.fill(text);
    await field.press("Enter");
  };
  return {
    root,
    field,
    answers: root.getByRole("region", { name: "Conversation" }).getByRole("listitem"),
    ask,
    async answered(text) {
      await ask(text);
      await expect(field).toHaveValue("");
      await isIdle();
    },
    isIdle,
    async used() {
      const line = root.getByText(/^\d+ of \d+ this month/);
      await expect(line).toBeVisible();
      return Number.parseInt((await line.textContent()) ?? "", 10);
    },
  };
}

/** Makes a design of one's own with a page on it, kept as a document. @returns its address. */
export async function keptDesign(page: Page): Promise<string> {
  await page.goto("/design");
  await page.getByRole("button", { name: /^Slide/ }).click();
  await expect(page.getByRole("treeitem", { name: /^Slide/ })).toBeVisible();
  await page.getByRole("button", { name: "Keep" }).click();
  await expect(page).toHaveURL(/document=/);
  await expect(page.getByRole("treeitem", { name: /^Slide/ })).toBeVisible();
  return page.url();
}
