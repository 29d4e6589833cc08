/** Set while the popup is opened: the new window inherits a copy, and keeps it wherever the sign-in leads. */
const popupFlag = 'googlePopup'
const channelName = 'nextrung-google'
const closedCheckMs = 500

/**
 * Opens Google's page and resolves when the popup came back or was closed; whether somebody is signed in then is
 * for the session to say. Without popups the page itself goes there and comes back signed in.
 */
export const openGooglePopup = async (url: string): Promise<void> => {
  sessionStorage.setItem(popupFlag, 'yes')
  const popup = open(url, '_blank', 'popup,width=480,height=680')
  sessionStorage.removeItem(popupFlag)
  if (!popup) {
    location.assign(url)
    return new Promise(() => {})
  }
  const channel = new BroadcastChannel(channelName)
  await new Promise<void>((resolve) => {
    channel.onmessage = () => resolve()
    const check = setInterval(() => {
      if (!popup.closed) return
      clearInterval(check)
      resolve()
    }, closedCheckMs)
  })
  channel.close()
  popup.close()
}

const isPopup = (): boolean => {
  try {
    return sessionStorage.getItem(popupFlag) !== null
  } catch {
    return false
  }
}

/** In the popup that came back from Google: tells the window that waits, and closes. False in any other window. */
export const finishGooglePopup = (): boolean => {
  if (!isPopup()) return false
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('back')
  channel.close()
  close()
  return true
}
