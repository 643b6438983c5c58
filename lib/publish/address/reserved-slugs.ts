/** First labels that are no site's: what services, mail and certificates expect of a host, and what could pass for us. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set(
  `
  account accounts admin administrator affiche api app apps assets auth autoconfig autodiscover beta billing
  broadcasthost cdn cname console contact dashboard dev developer developers dns docs download downloads edge email
  files forum ftp help host hostmaster http https id identity images imap img info internal isatap legal localdomain
  localhost local login logout mail mailer mailbox media metrics mta-sts mx noc ns ns1 ns2 ns3 ns4 oauth official
  origin payment payments ping pop pop3 postmaster preview privacy proxy public register root secure security server
  settings signin sign-in signout signup sign-up site sites smtp ssh ssl sso staging static stats status
  sub support sysadmin system team terms tls upload uploads usenet user users uucp vpn webmail
  webmaster wpad ws wss www www1 www2 www3
  `
    .trim()
    .split(/\s+/),
);
