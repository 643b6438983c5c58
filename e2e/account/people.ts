import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import type { Complaints } from "../fixtures/test";

/** Somebody with a browser of their own. */
export interface PersonInBrowser {
  readonly email: string;
  readonly page: Page;
  readonly context: BrowserContext;
}

/** What everybody here chooses. */
export const PASSWORD = "a few plain words";

/** Opens a browser for somebody new and signs them up through the page. @param name of the address, made unique. */
export async function signUp(
  browser: Browser,
  complaints: Complaints,
  name: string,
): Promise<PersonInBrowser> {
  const context = await browser.newContext();
  const page = await context.newPage();
  complaints.watch(page);
  const email = `${name}-${crypto.randomUUID().slice(0, 8)}@people.test`;
  await page.goto("/sign-up");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Make an account" }).click();
  await expect(page).toHaveURL(/\/documents$/);
  return { email, page, context };
}

/** Signs somebody in through the page. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}
