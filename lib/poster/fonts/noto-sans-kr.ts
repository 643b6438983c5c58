import { defineFont } from "./define-font";

export default defineFont({
  id: "noto-sans-kr",
  name: "Noto Sans KR",
  description: "Korean in nine weights.",
  category: "script",
  package: "@fontsource-variable/noto-sans-kr",
});
