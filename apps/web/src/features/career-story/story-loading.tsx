import { useEffect, useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { SheetPaper } from '../../ui/sheet-paper.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StoryColumns } from './story-columns.tsx'

const slowAfterMs = 4000

const paragraphs = [
  ['94%', '98%', '71%'],
  ['96%', '90%', '97%', '42%'],
  ['92%', '63%'],
]

const useIsSlow = (): boolean => {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}

const Lines = ({ widths }: { widths: string[] }) => (
  <div className="mt-5 grid gap-3 first:mt-0">
    {widths.map((width) => (
      <Skeleton key={width} className="dark:bg-line" style={{ width }} />
    ))}
  </div>
)

/** The shape of a story while it is being written. */
export const StoryLoading = () => {
  const isSlow = useIsSlow()
  return (
    <StoryColumns
      left={
        <>
          <Card>
            <p role="status" className="mb-4 text-small text-ink-2">
              {isSlow
                ? 'Still writing. You can visit another screen; the story will be here when you come back.'
                : 'Writing your story from your resume and profile…'}
            </p>
            <SheetPaper>
              {paragraphs.map((widths) => (
                <Lines key={widths.join()} widths={widths} />
              ))}
            </SheetPaper>
          </Card>
          <Card aria-hidden>
            <Skeleton className="mb-5 h-5 w-44" />
            <Lines widths={['58%', '72%', '49%']} />
          </Card>
        </>
      }
      right={
        <>
          <Card aria-hidden>
            <Skeleton className="h-3 w-28" />
            <Skeleton className="mt-2.5 h-5 w-48" />
            <Skeleton className="mt-7 h-3 w-28" />
            <Skeleton className="mt-2.5 h-5 w-40" />
          </Card>
          <Card aria-hidden>
            <Skeleton className="mb-5 h-5 w-36" />
            <Lines widths={['80%', '64%']} />
          </Card>
        </>
      }
    />
  )
}
