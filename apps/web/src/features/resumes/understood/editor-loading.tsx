import { Skeleton } from '../../../ui/skeleton.tsx'

const FieldSkeleton = () => (
  <div>
    <Skeleton className="h-3 w-24" />
    <Skeleton className="mt-2 h-11" />
  </div>
)

const fields = ['name', 'title', 'e-mail', 'phone', 'place', 'website', 'summary', 'job']

/** A skeleton of the form. */
export const EditorLoading = () => (
  <div className="min-h-0 flex-1 overflow-hidden px-4 py-5 md:pr-8 md:pl-[248px]">
    <p role="status" className="sr-only">
      Loading what was understood
    </p>
    <Skeleton className="mb-4 h-5 w-20" />
    <div className="grid gap-5 sm:grid-cols-2">
      {fields.map((field) => (
        <FieldSkeleton key={field} />
      ))}
    </div>
  </div>
)
