import type { Overlay } from './overlay.ts'

export const authentication: Overlay<'authentication'> = {
  account: 'Akoon',
  accountOfCurrentUser: 'Akoonkaaga',
  alreadyLoggedIn: 'Horey ayaad u soo gashay',
  backToLogin: 'Ku noqo soo galista',
  beginCreateFirstUser: 'Ku billow akoonka ugu horreeya.',
  changePassword: 'Beddel furaha sirta ah',
  checkYourEmailForPasswordReset:
    'Haddii cinwaanku akoon leeyahay, waxaa dhowaan kuu imaan doona iimayl sheegaya sida furaha sirta ah loo beddelo. Eeg sidoo kale galka qashinka ee iimaylka.',
  confirmPassword: 'Ku celi furaha sirta ah',
  createFirstUser: 'Samee akoonka ugu horreeya',
  emailNotValid: 'Iimaylku sax ma aha',
  emailSent: 'Iimaylka waa la diray',
  failedToUnlock: 'Furistu way fashilantay',
  forceUnlock: 'Fur qufulka akoonka',
  forgotPassword: 'Furaha sirta ah waa la ilaaway',
  forgotPasswordEmailInstructions:
    'Hoos ku qor iimaylkaaga. Waxaa kuu imaan doonta fariin sheegaysa sida furaha sirta ah loo beddelo.',
  forgotPasswordQuestion: 'Ma ilowday furaha sirta ah?',
  lockUntil: 'Quful ilaa',
  logBackIn: 'Mar kale soo gal',
  loggedIn: 'Si aad akoon kale ugu soo gasho, marka hore <0>ka bax</0>.',
  loggedInChangePassword:
    'Si aad u beddesho furaha sirta ah, tag <0>akoonkaaga</0> oo halkaas ku beddel.',
  loggedOutInactivity: 'Waa lagaa saaray maadaama aan wax la qaban muddo.',
  loggedOutSuccessfully: 'Si guul leh ayaad uga baxday.',
  loggingOut: 'Waa laga baxayaa…',
  login: 'Soo gal',
  loginAttempts: 'Isku dayada soo galista',
  loginWithAnotherUser: 'Si aad akoon kale ugu soo gasho, marka hore <0>ka bax</0>.',
  logOut: 'Ka bax',
  logout: 'Ka bax',
  logoutSuccessful: 'Waa laga baxay.',
  newPassword: 'Fur sir ah oo cusub',
  passwordResetSuccessfully: 'Furaha sirta ah waa la beddelay.',
  resend: 'Mar kale dir',
  resetPassword: 'Beddel furaha sirta ah',
  resetYourPassword: 'Beddel furahaaga sirta ah',
  stayLoggedIn: 'Sii joog',
  successfullyRegisteredFirstUser: 'Akoonka ugu horreeya waa la sameeyay.',
  successfullyUnlocked: 'Qufulka waa la furay',
  youAreInactive:
    'Muddo waxba ma qaban, amnigaaga awgiis ayaa dhowaan lagaa saari doonaa. Ma doonaysaa inaad sii joogto?',
  youAreReceivingResetPassword:
    'Fariintan waxaa laguu soo diray maadaama adiga (ama qof kale) uu codsaday in furaha sirta ah ee akoonkaaga la beddelo. Si aad u dhammaystirto, fur xiriirkan:',
  youDidNotRequestPassword:
    'Haddii aadan adigu codsan, iska indho tir iimaylkan; furahaaga sirta ah waxba iskama beddelayaan.',
}
