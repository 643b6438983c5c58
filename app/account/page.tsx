import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AsideLink } from "@/components/account/aside-link";
import { EmailForm } from "@/components/account/email-form";
import { PasswordForm } from "@/components/account/password-form";
import { PersonPage } from "@/components/account/person-page";
import { SignOutButtons } from "@/components/account/sign-out-buttons";
import { browserConfig } from "@/lib/auth/browser-config";
import { currentPerson } from "@/lib/auth/current-person";

export const metadata: Metadata = { title: "Account" };

/** Who one is here: address, plan, password, and leaving. */
export default async function AccountPage() {
  const person = await currentPerson();
  if (!person) redirect("/sign-in?next=/account");
  const config = await browserConfig();
  return (
    <PersonPage title="Account" aside={<AsideLink href="/documents">My documents</AsideLink>}>
      <dl className="mt-8 grid gap-x-4 gap-y-3 border-t border-line pt-4 text-sm sm:grid-cols-[10rem_1fr]">
        <dt className="text-quiet">E-mail</dt>
        <dd>{person.email ?? "none"}</dd>
        <dt className="text-quiet">Plan</dt>
        <dd>
          {person.plan === "pro" ? "Pro" : "Free"}
          {person.isAdmin ? ", administrator" : ""}
          {person.plan === "free" && (
            <span className="block text-quiet">
              Whoever runs this install can change it:{" "}
              <code>npm run data -- grant {person.email} --plan pro</code>
            </span>
          )}
        </dd>
      </dl>
      <Part title="Another e-mail address">
        <EmailForm config={config} />
      </Part>
      <Part title="Another password">
        <PasswordForm config={config} />
      </Part>
      <Part title="Leave">
        <SignOutButtons config={config} />
      </Part>
    </PersonPage>
  );
}

function Part(props: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <section className="mt-10 grid gap-4 border-t border-line pt-4 sm:grid-cols-[10rem_1fr]">
      <h2 className="text-sm text-quiet">{props.title}</h2>
      <div>{props.children}</div>
    </section>
  );
}
