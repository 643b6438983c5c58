import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test";
import { PASSWORD, signIn, signUp } from "./people";

/** The newest mail to an address, opened in the page's own browser: its link and its code. */
async function newestMail(
  page: Page,
  email: string,
): Promise<{ readonly link: string; readonly code: string }> {
  const box = await page.context().newPage();
  await box.goto("/mailbox");
  const letter = box.getByRole("article").filter({ hasText: email }).first();
  const link = (await letter.getByRole("link").first().getAttribute("href")) ?? "";
  const code = /\b\d{6}\b/.exec((await letter.textContent()) ?? "")?.[0] ?? "";
  await box.close();
  return { link, code };
}

test("a wrong password is refused in words, the right one leads on", async ({
  browser,
  complaints,
  page,
}) => {
  complaints.allow(/status of 400/);
  const { email, context } = await signUp(browser, complaints, "pam");
  await context.close();
  await page.goto("/account");
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await signIn(page, email, "not the password");
  await expect(page.getByRole("main").getByRole("alert").first()).toHaveText(
    "This address and password do not go together.",
  );
  await page.goto("/sign-in?next=/account");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText(email)).toBeVisible();
});

test("signing out everywhere ends every browser's session on its next request", async ({
  browser,
  complaints,
}) => {
  complaints.allow(/status of 40[13]/);
  const first = await signUp(browser, complaints, "otto");
  const second = await browser.newContext();
  const page = await second.newPage();
  await signIn(page, first.email);
  await expect(page).toHaveURL(/\/documents$/);
  await first.page.goto("/account");
  await first.page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(first.page).toHaveURL(/\/$/);
  await page.goto("/documents");
  await expect(page).toHaveURL(/\/sign-in/);
  await first.context.close();
  await second.close();
});

test("a mailed link signs in, once", async ({ browser, complaints, page }) => {
  const { email, context } = await signUp(browser, complaints, "lin");
  await context.close();
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Mail me a link instead" }).click();
  await expect(page.getByRole("status")).toContainText(email);
  const { link } = await newestMail(page, email);
  await page.goto(link);
  await expect(page).toHaveURL(/\/documents$/);
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page).toHaveURL(/\/sign-in\?problem=link/);
  await expect(page.getByRole("main").getByRole("alert").first()).toContainText("used up");
});

test("a mailed code does the same in the page that is open", async ({ browser, complaints, page }) => {
  complaints.allow(/status of 40[03]/);
  const { email, context } = await signUp(browser, complaints, "cody");
  await context.close();
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Mail me a link instead" }).click();
  const { code } = await newestMail(page, email);
  await page.getByLabel("Code").fill(code === "123456" ? "654321" : "123456");
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("no longer valid");
  await page.getByLabel("Code").fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page).toHaveURL(/\/documents$/);
});

test("a forgotten password is replaced, and the old one is good for nothing", async ({
  browser,
  complaints,
  page,
}) => {
  complaints.allow(/status of 400/);
  const { email, context } = await signUp(browser, complaints, "rea");
  await context.close();
  await page.goto("/recover");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Mail me a link" }).click();
  await expect(page.getByRole("status")).toContainText(email);
  await page.goto((await newestMail(page, email)).link);
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await page.getByLabel("New password").fill("some other words");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page).toHaveURL(/\/documents$/);
  await page.context().clearCookies();
  await signIn(page, email);
  await expect(page.getByRole("main").getByRole("alert").first()).toContainText("do not go together");
  await signIn(page, email, "some other words");
  await expect(page).toHaveURL(/\/documents$/);
});

test("who keeps a linked poster without being signed in comes back to it", async ({ page, complaints }) => {
  complaints.allow(/status of 401/);
  const address = "/canvas?lm=1&ca=9%3A16&cbg=%23101418&ly=%5B%5D";
  await page.goto(address);
  await page.getByRole("button", { name: "Keep" }).click();
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await page.getByRole("link", { name: "Make an account" }).click();
  await page.getByLabel("E-mail").fill(`keep-${crypto.randomUUID().slice(0, 8)}@people.test`);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Make an account" }).click();
  await expect(page).toHaveURL(/\/canvas\?lm=1/);
  await page.getByRole("button", { name: "Keep" }).click();
  await expect(page).toHaveURL(/\/canvas\?document=/);
});
