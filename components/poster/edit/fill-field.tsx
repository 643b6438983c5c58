"use client";

import { Plus, X } from "lucide-react";
import { ChoiceField } from "@/components/inspector/choice-field";
import { ColorField } from "@/components/inspector/color-field";
import { NumberField } from "@/components/inspector/number-field";
import { PANEL_BUTTON } from "@/components/inspector/panel-class";
import { type Fields, isFields } from "@/lib/poster/document/merge-fields";
import type { SpecialProps } from "./special-fields";

const KINDS = [
  { value: "solid", label: "One colour" },
  { value: "linear", label: "Linear gradient" },
  { value: "radial", label: "Radial gradient" },
  { value: "none", label: "None" },
];

const WHITE = "#ffffff";
const MOST_STOPS = 32;

/** How something is painted: one colour, a gradient, or not at all. */
export function FillField(props: Omit<SpecialProps, "field"> & { readonly mayBeNone?: boolean }) {
  const { layer, value, change, disabled, swatches } = props;
  const solidColor = typeof layer.solidColor === "string" ? layer.solidColor : WHITE;
  const fill: Fields = isFields(value) ? value : { type: "solid", color: solidColor };
  const type = String(fill.type);
  const stops: readonly Fields[] = Array.isArray(fill.stops) ? fill.stops.filter(isFields) : [];
  const first = String(fill.color ?? stops[0]?.color ?? WHITE);
  const set = (fields: Fields) => change.set({ fill: fields });
  const withType = (fields: Fields): Fields => ({ type, ...fields });
  const withStop = (at: number, fields: Fields): Fields =>
    withType({ stops: stops.map((stop, other) => (other === at ? { ...stop, ...fields } : stop)) });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <ChoiceField
        label="Fill"
        value={type}
        disabled={disabled}
        options={props.mayBeNone ? KINDS : KINDS.slice(0, -1)}
        onChange={(next) => set(newFill(next, first, String(stops.at(-1)?.color ?? "#16161a")))}
      />
      {type === "solid" && (
        <>
          <ColorField
            label="Fill colour"
            value={first}
            swatches={swatches}
            disabled={disabled}
            onChange={(color) => set(withType({ color }))}
            onLive={(color) => change.live({ fill: withType({ color }) })}
            onSettle={change.settle}
          />
          <Share
            label="Fill opacity"
            value={Number(fill.opacity ?? 1)}
            disabled={disabled}
            onChange={(opacity) => set(withType({ opacity }))}
            onLive={(opacity) => change.live({ fill: withType({ opacity }) })}
            onSettle={change.settle}
          />
        </>
      )}
      {type === "linear" && (
        <NumberField
          label="Angle, °"
          value={Number(fill.angle ?? 180)}
          min={-3600}
          max={3600}
          step={1}
          slider={[0, 360]}
          disabled={disabled}
          onChange={(angle) => set(withType({ angle }))}
          onLive={(angle) => change.live({ fill: withType({ angle }) })}
          onSettle={change.settle}
        />
      )}
      {type === "radial" && (
        <Share
          label="Radius"
          value={Number(fill.radius ?? 0.5)}
          most={1.5}
          disabled={disabled}
          onChange={(radius) => set(withType({ radius }))}
          onLive={(radius) => change.live({ fill: withType({ radius }) })}
          onSettle={change.settle}
        />
      )}
      {(type === "linear" || type === "radial") && (
        <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2 border-l border-line pl-2">
          <legend className="mb-1 text-xs">Colours</legend>
          {stops.map((stop, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stop is known by its place
            <div key={at} className="grid grid-cols-[minmax(0,1fr)] gap-1">
              <div className="flex items-center gap-1">
                <div className="min-w-0 grow">
                  <ColorField
                    label={`Colour ${at + 1}`}
                    value={String(stop.color)}
                    disabled={disabled}
                    onChange={(color) => set(withStop(at, { color }))}
                    onLive={(color) => change.live({ fill: withStop(at, { color }) })}
                    onSettle={change.settle}
                  />
                </div>
                <button
                  type="button"
                  aria-label={`Remove colour ${at + 1}`}
                  className={PANEL_BUTTON}
                  disabled={disabled || stops.length < 2}
                  onClick={() => set(withType({ stops: stops.filter((_, other) => other !== at) }))}
                >
                  <X size={14} aria-hidden />
                </button>
              </div>
              <Share
                label={`Place ${at + 1}`}
                value={Number(stop.position ?? 0)}
                disabled={disabled}
                onChange={(position) => set(withStop(at, { position }))}
                onLive={(position) => change.live({ fill: withStop(at, { position }) })}
                onSettle={change.settle}
              />
            </div>
          ))}
          <button
            type="button"
            className={`${PANEL_BUTTON} justify-self-start`}
            disabled={disabled || stops.length >= MOST_STOPS}
            onClick={() => set(withType({ stops: [...stops, { color: WHITE, opacity: 1, position: 1 }] }))}
          >
            <Plus size={14} aria-hidden /> Add a colour
          </button>
        </fieldset>
      )}
    </div>
  );
}

/** A number from 0 on, as a share of something. */
function Share(props: {
  readonly label: string;
  readonly value: number;
  readonly most?: number;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
  readonly onLive: (value: number) => void;
  readonly onSettle: () => void;
}) {
  const { most = 1, ...rest } = props;
  return <NumberField {...rest} min={0} max={most} step={0.01} slider={[0, most]} />;
}

/** A fill of another kind, with the colours that there were. */
function newFill(type: string, first: string, last: string): Fields {
  if (type === "none") return { type };
  if (type === "solid") return { type, color: first, opacity: 1 };
  const stops = [
    { color: first, opacity: 1, position: 0 },
    { color: last === first ? "#16161a" : last, opacity: 1, position: 1 },
  ];
  return type === "linear" ? { type, angle: 180, stops } : { type, radius: 0.5, stops };
}
