"use client";

import { PanelField } from "@/components/design/panel-field";
import { ColorField } from "@/components/inspector/color-field";
import { PANEL_BUTTON } from "@/components/inspector/panel-class";
import { isFields } from "@/lib/poster/document/merge-fields";
import { backgroundLayer } from "@/lib/poster/schema/layers/background";
import { objectOf } from "@/lib/schema/fields";
import { drawnColor, recolored } from "./drawn-color";
import { usePosterEditor } from "./editor-context";
import { NestedFields } from "./nested-fields";
import type { SpecialProps } from "./special-fields";

/** Longest address that is shown: an embedded picture has thousands of lines. */
const MOST_SHOWN = 300;

const MEDIA = objectOf(backgroundLayer.shape.inputMedia);

/** The picture or video of a layer. */
export function MediaField({ layer, value, change, disabled }: SpecialProps) {
  const { pick } = usePosterEditor();
  const url = String(value ?? "");
  const color = drawnColor(url);
  const id = String(layer.id);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {layer.type === "image" && (
        <div className="flex flex-wrap gap-1">
          <button
            type="button"
            className={PANEL_BUTTON}
            disabled={disabled}
            onClick={() => pick({ kind: "image", use: "replace", id })}
          >
            Picture…
          </button>
          <button
            type="button"
            className={PANEL_BUTTON}
            disabled={disabled}
            onClick={() => pick({ kind: "icon", use: "replace", id })}
          >
            Icon…
          </button>
        </div>
      )}
      {color !== null && (
        <ColorField
          label="Icon colour"
          value={color}
          disabled={disabled}
          onChange={(next) => change.set({ mediaUrl: recolored(url, next) })}
          onLive={(next) => change.live({ mediaUrl: recolored(url, next) })}
          onSettle={change.settle}
        />
      )}
      {url.length > MOST_SHOWN ? (
        color === null && <p className="text-xs text-quiet">The picture is embedded in the poster.</p>
      ) : (
        <PanelField
          label="Address"
          value={url}
          lines={2}
          disabled={disabled}
          onCommit={(mediaUrl) => change.set({ mediaUrl })}
        />
      )}
    </div>
  );
}

/** The picture or video of a background. */
export function BackgroundMediaField({ layer, value, change, disabled }: SpecialProps) {
  const { pick } = usePosterEditor();
  const media = isFields(value) ? value : {};
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <button
        type="button"
        className={`${PANEL_BUTTON} justify-self-start`}
        disabled={disabled}
        onClick={() => pick({ kind: "background", use: "replace", id: String(layer.id) })}
      >
        Choose a picture…
      </button>
      {MEDIA && (
        <NestedFields
          schema={MEDIA}
          value={media}
          skip={String(media.mediaUrl ?? "").length > MOST_SHOWN ? ["mediaUrl"] : []}
          disabled={disabled}
          onChange={(fields) => change.set({ inputMedia: fields })}
          onLive={(fields) => change.live({ inputMedia: fields })}
          onSettle={change.settle}
        />
      )}
    </div>
  );
}
