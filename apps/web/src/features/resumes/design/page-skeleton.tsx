import { Skeleton } from '../../../ui/skeleton.tsx'

const lines = [
  'w-2/5',
  'w-3/5',
  'w-full',
  'w-11/12',
  'w-1/3',
  'w-full',
  'w-10/12',
  'w-full',
  'w-1/4',
  'w-3/4',
]

/** A skeleton in the proportions of the page. */
export const PageSkeleton = () => (
  <div aria-hidden className="grid size-full content-start gap-[3.2%] bg-sheet p-[9%]">
    {lines.map((width, at) => (
      <Skeleton
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are fixed.
        key={at}
        className={`${width} ${at === 0 ? 'h-[max(4px,2.4cqw)]' : 'h-[max(2px,1.3cqw)]'}`}
      />
    ))}
  </div>
)
