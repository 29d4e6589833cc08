import { type Box, spotlightPx } from './place-card.ts'

/** Dims the page except the target. Clicks pass through to the page. */
export const TourSpotlight = ({ target }: { target: Box | undefined }) =>
  target ? (
    <div
      aria-hidden
      className="pointer-events-none fixed z-40 rounded-xl shadow-[0_0_0_4000px_var(--scrim)] outline-2 outline-primary"
      style={{
        top: target.top - spotlightPx,
        left: target.left - spotlightPx,
        width: target.width + 2 * spotlightPx,
        height: target.height + 2 * spotlightPx,
      }}
    />
  ) : (
    <div aria-hidden className="pointer-events-none fixed inset-0 z-40 bg-scrim" />
  )
