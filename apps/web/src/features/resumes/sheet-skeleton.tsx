import { Skeleton } from '../../ui/skeleton.tsx'
import { SheetPaper } from './document-sheet.tsx'

const paragraphs = [
  ['92%', '97%', '58%'],
  ['88%', '64%'],
  ['94%', '40%'],
  ['72%', '86%'],
]

/** The shape of a resume before its words are there. */
export const SheetSkeleton = () => (
  <SheetPaper className="pl-14 @max-[30rem]:pl-10">
    <Skeleton className="h-7 w-1/2" />
    <Skeleton className="mt-3 w-3/4" />
    {paragraphs.map((widths) => (
      <div key={widths.join()}>
        <Skeleton className="mt-8 h-3 w-20" />
        {widths.map((width) => (
          <Skeleton key={width} className="mt-3" style={{ width }} />
        ))}
      </div>
    ))}
  </SheetPaper>
)
