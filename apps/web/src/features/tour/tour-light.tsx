import { type Box, lightPx } from './place-card.ts'

/** Dims the page but for the target. Presses go through to the page. */
export const TourLight = ({ target }: { target: Box | undefined }) =>
  target ? (
    <div
      aria-hidden
      className="pointer-events-none fixed z-40 rounded-xl shadow-[0_0_0_4000px_var(--scrim)] outline-2 outline-primary"
      style={{
        top: target.top - lightPx,
        left: target.left - lightPx,
        width: target.width + 2 * lightPx,
        height: target.height + 2 * lightPx,
      }}
    />
  ) : (
    <div aria-hidden className="pointer-events-none fixed inset-0 z-40 bg-scrim" />
  )
