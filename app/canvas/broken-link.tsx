"use client";

import { useEffect } from "react";

/** Mends a link whose colour was decoded on its way: everything behind its `#` became a fragment, which servers never see. */
export function MendFragment() {
  useEffect(() => {
    const { search, hash } = window.location;
    if (!/[?&]cbg=$/.test(search) || !/&(?:ly|z|fx|pp)=/.test(hash)) return;
    window.location.replace(`/canvas${search}${hash.replace("#", "%23")}`);
  }, []);
  return null;
}
