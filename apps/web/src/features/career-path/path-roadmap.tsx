import { Printer } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { EvidenceMark } from '../../ui/evidence-mark.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StickyColumn } from '../../ui/sticky-column.tsx'
import { PathBranch } from './path-branch.tsx'
import { PathMessage } from './path-message.tsx'
import { type Path, placeTree } from './path-node.ts'
import { NoSuggestionCard, SuggestionCard } from './suggestion-card.tsx'

const PathPicture = lazy(async () => ({ default: (await import('./picture/path-picture.tsx')).PathPicture }))

const views = [
  { value: 'cards', label: 'Cards' },
  { value: 'picture', label: 'Picture' },
] as const
export type View = (typeof views)[number]['value']

const marks = [
  { kind: 'solid', words: 'Straight from the source' },
  { kind: 'half', words: 'Calculated or estimated' },
  { kind: 'hollow', words: 'Not verified' },
] as const

const Legend = () => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-caption text-ink-2">
    {marks.map(({ kind, words }) => (
      <li key={kind} className="inline-flex items-center gap-2">
        <EvidenceMark kind={kind} />
        {words}
      </li>
    ))}
  </ul>
)

const Toolbar = ({
  view,
  onViewChange,
  hasMarks,
}: Omit<PathRoadmapProps, 'path'> & { hasMarks: boolean }) => (
  <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
    <Segmented label="View" value={view} options={views} onChange={onViewChange} />
    <Button variant="ghost" size="small" onClick={() => window.print()}>
      <Printer aria-hidden />
      Print
    </Button>
    {hasMarks && view === 'cards' && (
      <div className="md:ml-auto">
        <Legend />
      </div>
    )}
  </div>
)

type PathRoadmapProps = { path: Path; view: View; onViewChange: (view: View) => void }

/** The path as cards or as a picture, with the stored recommendations beside it. */
export const PathRoadmap = ({ path, view, onViewChange }: PathRoadmapProps) => {
  const root = useMemo(() => placeTree(path), [path])
  // Our own server says what the answer is for; others may send the specified fields only.
  const hasMore = path.goal !== undefined || path.suggestion !== undefined
  const isPicture = view === 'picture'
  return (
    <>
      <Toolbar view={view} onViewChange={onViewChange} hasMarks={hasMore} />
      <div
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-6 print:block print:px-0.5 print:[print-color-adjust:exact]',
          hasMore && !isPicture && 'xl:grid-cols-[minmax(0,1fr)_344px]',
        )}
      >
        <div className="min-w-0">
          {path.message && <PathMessage>{path.message}</PathMessage>}
          {isPicture ? (
            <Suspense fallback={<Skeleton className="h-[min(720px,80dvh)] rounded-lg" />}>
              <PathPicture root={root} />
            </Suspense>
          ) : (
            <PathBranch placed={root} />
          )}
        </div>
        {hasMore && (
          <StickyColumn className="print:mt-6">
            {path.suggestion ? <SuggestionCard suggestion={path.suggestion} /> : <NoSuggestionCard />}
          </StickyColumn>
        )}
      </div>
    </>
  )
}
