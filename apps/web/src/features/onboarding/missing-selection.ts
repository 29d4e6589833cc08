type Selection = { userType: string | undefined; targetRole: string | undefined }

/** The notification naming what is still to be chosen; undefined when nothing is missing. */
export const missingSelection = ({
  userType,
  targetRole,
}: Selection): { title: string; description: string } | undefined => {
  if (!userType) {
    return {
      title: 'Please select your career status',
      description: "Choose whether you're transitioning to IT or an IT professional",
    }
  }
  if (!targetRole) {
    return {
      title: 'Please select a target role',
      description: 'Choose your desired role before continuing',
    }
  }
  return undefined
}
