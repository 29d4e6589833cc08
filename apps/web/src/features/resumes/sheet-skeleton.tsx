import type { ComponentProps } from 'react'
import { cn } from '../../ui/cn.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SheetPaper } from './document-sheet.tsx'

const paragraphs = [
  ['92%', '97%', '58%'],
  ['88%', '64%'],
  ['94%', '40%'],
  ['72%', '86%'],
]

// The paper is lighter than a card in the dark, too close to the usual colour of a skeleton.
const Block = ({ className, ...rest }: ComponentProps<'div'>) => (
  <Skeleton {...rest} className={cn('dark:bg-line', className)} />
)

/** The shape of a resume before its words are there. */
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
