import { Dialog } from '../../../ui/dialog.tsx'
import { PathCardDetails } from '../path-card.tsx'
import { type PathNode, titleBeyondRole } from '../path-node.ts'
import { pathKindText } from '../path-rung.tsx'

export const CardDialog = ({ node, onClose }: { node: PathNode; onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title={node.role}
    description={[pathKindText(node.kind), node.level, titleBeyondRole(node)].filter(Boolean).join(' · ')}
    className="max-w-[720px] max-md:p-5"
  >
    <div className="mt-4">
      <PathCardDetails node={node} />
    </div>
  </Dialog>
)
