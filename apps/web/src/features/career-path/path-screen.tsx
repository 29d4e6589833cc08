import { TargetRole, type UserType } from '@nextrung/contract/roles'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { careerPathKey } from '../../lib/shared-queries.ts'
import { careerPathQuery, type Selection, useSuggestPath } from './career-path.queries.ts'
import { FitDialog } from './fit/fit-dialog.tsx'
import { type Goal, OtherGoalNote } from './other-goal-note.tsx'
import { PathError } from './path-error.tsx'
import { PathHead } from './path-head.tsx'
import { PathLoading } from './path-loading.tsx'
import { PathRoadmap } from './path-roadmap.tsx'
import { type RoleChange, RoleChangedNote } from './role-changed-note.tsx'
import { useScreenQuery } from './screen-query.ts'

type Choice = { targetRole?: TargetRole; userType?: UserType }

type PathScreenProps = {
  selection: Selection
  /** Saves a choice for the whole application. */
  onChoose: (choice: Choice) => void
}

/** A path answered for one choice may arrive after the next, so each choice makes all that are loaded stale. */
const useChoose = (onChoose: PathScreenProps['onChoose']) => {
  const queryClient = useQueryClient()
  return (choice: Choice) => {
    void queryClient.invalidateQueries({ queryKey: careerPathKey, refetchType: 'none' })
    onChoose(choice)
  }
}

/** Changes the target role, and remembers the one before. */
const useRoleChange = ({ selection, onChoose }: PathScreenProps) => {
  const [change, setChange] = useState<RoleChange>()
  return {
    change,
    choose: (to: TargetRole) => {
      setChange({ from: TargetRole.safeParse(selection.targetRole).data, to, isUndone: false })
      onChoose({ targetRole: to })
    },
    undo: () => {
      if (!change?.from) return
      onChoose({ targetRole: change.from })
      setChange({ ...change, isUndone: true })
    },
    forget: () => setChange(undefined),
  }
}

const isSameGoal = (one: Goal, other: Goal): boolean =>
  one.role === other.role && one.userType === other.userType

export const PathScreen = (props: PathScreenProps) => {
  const { selection } = props
  const onChoose = useChoose(props.onChoose)
  const { targetRole = '', userType = '' } = selection
  const { data: path, error, isFetching, refetch } = useQuery(careerPathQuery(selection))
  const { suggest, isPending, error: suggestError } = useSuggestPath()
  const { change, choose, undo, forget } = useRoleChange({ selection, onChoose })
  const query = useScreenQuery()
  const here = { role: targetRole, userType }

  const settleGoal = (choice: Choice) => {
    forget()
    onChoose(choice)
    // Another choice loads its own path.
    if (choice.targetRole === targetRole && choice.userType === userType) void refetch()
  }

  return (
    <>
      <PathHead
        targetRole={targetRole}
        isTransitioner={userType === 'transitioner'}
        canSuggest={path !== undefined}
        isSuggesting={isPending}
        suggestError={suggestError}
        onSuggest={() => path && suggest(path)}
        onOpenFit={query.openFit}
      />
      {change && <RoleChangedNote change={change} onUndo={undo} />}
      {path?.goal && !isFetching && !isSameGoal(path.goal, here) && (
        <OtherGoalNote here={here} account={path.goal} onUse={settleGoal} />
      )}
      {path ? (
        <PathRoadmap path={path} view={query.view} onViewChange={query.setView} />
      ) : error ? (
        <PathError error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <PathLoading />
      )}
      <FitDialog
        open={query.isFitOpen}
        selection={selection}
        onChoose={(role) => {
          query.closeFit()
          choose(role)
        }}
        onClose={query.closeFit}
      />
    </>
  )
}
