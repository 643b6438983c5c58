import { defineRegistry } from "@/lib/schema/define-registry";
import type { AuditRule } from "./define-rule";
import { contrastRatio } from "./rules/contrast-ratio";
import { controlName } from "./rules/control-name";
import { genericLayerName } from "./rules/generic-layer-name";
import { headingOrder } from "./rules/heading-order";
import { implicitBlockContainer } from "./rules/implicit-block-container";
import { missingAlt } from "./rules/missing-alt";
import { pureBlack } from "./rules/pure-black";
import { repeatedLayout } from "./rules/repeated-layout";
import { spacingGrid } from "./rules/spacing-grid";
import { touchTarget } from "./rules/touch-target";
import { typeScale } from "./rules/type-scale";

/** Every rule of an audit, the gravest first. */
export const auditRules = defineRegistry<AuditRule>("audit rule", [
  contrastRatio,
  missingAlt,
  controlName,
  headingOrder,
  touchTarget,
  implicitBlockContainer,
  typeScale,
  spacingGrid,
  genericLayerName,
  pureBlack,
  repeatedLayout,
]);
