import { expect, test } from "../fixtures/test";

test("a form takes nothing before the page can answer, and sends nothing by itself", async ({ page }) => {
  const held: (() => void)[] = [];
  let holds = true;
  await page.route("**/_next/static/**/*.js", async (route) => {
    if (holds) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto("/sign-in", { waitUntil: "commit" });
  const button = page.getByRole("button", { name: "Sign in", exact: true });
  await expect(button).toBeDisabled();
  await page.getByLabel("E-mail").fill("somebody@people.test");
  await page.getByLabel("Password").fill("a secret that belongs in no address");
  await page.keyboard.press("Enter");
  holds = false;
  for (const go of held) go();
  await expect(button).toBeEnabled();
  expect(new URL(page.url()).search).toBe("");
});
