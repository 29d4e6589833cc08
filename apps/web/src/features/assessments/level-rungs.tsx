import { Rungs } from '../../ui/rungs.tsx'

type LevelRungsProps = { level: number; name?: string | undefined; confidence: number | undefined }

/** A level from 1 to 5 as a picture and in words. */
export const LevelRungs = ({ level, name, confidence }: LevelRungsProps) => (
  <div className="max-w-sm">
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-figure">{level}</span>
      <span className="text-small text-ink-2">
        {`of 5${name ? `, ${name}` : ''}`}
        {confidence !== undefined && `, ${confidence}% sure`}
      </span>
    </p>
    <Rungs count={5} filled={level} label="Level" className="mt-2" />
  </div>
)
