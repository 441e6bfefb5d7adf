interface FrontEnd {
  /** The session is lost: leads to the login page and from there back to where the user was. */
  onSessionLost: () => void;
  /** The user is signed out: forgets what its pages still hold of him. */
  onLeave: () => void;
}

let frontEnd: FrontEnd | undefined;

/** Called once by the front end before the first page is drawn: passes in what only it knows, such as its routes. */
export function configureWeb(own: FrontEnd): void {
  frontEnd = own;
}

export const sessionLost = (): void => frontEnd?.onSessionLost();
export const userLeft = (): void => frontEnd?.onLeave();
