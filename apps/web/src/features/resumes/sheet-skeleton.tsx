import type { ComponentProps } from 'react'
import { cn } from '../../ui/cn.ts'
import { SheetPaper } from '../../ui/sheet-paper.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const paragraphs = [
  ['92%', '97%', '58%'],
  ['88%', '64%'],
  ['94%', '40%'],
  ['72%', '86%'],
]

// In the dark theme, the paper is too close to the usual skeleton colour.
const Block = ({ className, ...rest }: ComponentProps<'div'>) => (
  <Skeleton {...rest} className={cn('dark:bg-line', className)} />
)

/** A skeleton of a resume. */
export const SheetSkeleton = () => (
  <SheetPaper className="pl-14 @max-[30rem]:pl-10">
    <Block className="h-7 w-1/2" />
    <Block className="mt-3 w-3/4" />
    {paragraphs.map((widths) => (
      <div key={widths.join()}>
        <Block className="mt-8 h-3 w-20" />
        {widths.map((width) => (
          <Block key={width} className="mt-3" style={{ width }} />
        ))}
      </div>
    ))}
  </SheetPaper>
)
