import type { Overlay } from './overlay.ts'

export const authentication: Overlay<'authentication'> = {
  account: 'Akoon',
  accountOfCurrentUser: 'Akoonkaaga',
  alreadyLoggedIn: 'Horey ayaad u soo gashay',
  backToLogin: 'Ku noqo soo galista',
  beginCreateFirstUser: 'Ku billow akoonka ugu horreeya.',
  changePassword: 'Beddel furaha sirta ah',
  checkYourEmailForPasswordReset:
    'Haddii cinwaankani akoon leeyahay, miisku wuxuu u dirayaa iimayl leh xiriiriye fure cusub; hal mar ayuu shaqeeyaa, saacad gudaheed. Eeg sidoo kale galka qashinka. Haddii aan waxba imaan, maamule weydiiso xiriiriye.',
  confirmPassword: 'Ku celi furaha sirta ah',
  createFirstUser: 'Samee akoonka ugu horreeya',
  emailNotValid: 'Iimaylku sax ma aha',
  emailSent: 'Codsigaaga waa la helay',
  failedToUnlock: 'Furistu way fashilantay',
  forceUnlock: 'Fur qufulka akoonka',
  forgotPassword: 'Furaha sirta ah waa la ilaaway',
  forgotPasswordEmailInstructions:
    'Hoos ku qor iimaylkaaga. Haddii uu akoon leeyahay, waxaa loo dirayaa xiriiriye fure cusub.',
  forgotPasswordQuestion: 'Ma ilowday furaha sirta ah?',
  lockUntil: 'Quful ilaa',
  logBackIn: 'Mar kale soo gal',
  loggedIn: 'Si aad akoon kale ugu soo gasho, marka hore <0>ka bax</0>.',
  loggedInChangePassword:
    'Si aad u beddesho furaha sirta ah, tag <0>akoonkaaga</0> oo dooro “Beddel furaha sirta ah”.',
  loggedOutInactivity:
    'Soo galistaadu way dhammaatay. Miisku wuu dhammeeyaa 8 saacadood oo aan la isticmaalin kaddib, maalin marka ay ka soo wareegto soo galista, iyo marka gelitaankaaga la beddelo.',
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
  resend: 'Mar kale codso',
  resetPassword: 'Beddel furaha sirta ah',
  resetYourPassword: 'Beddel furahaaga sirta ah',
  stayLoggedIn: 'Sii joog',
  successfullyRegisteredFirstUser: 'Akoonka ugu horreeya waa la sameeyay.',
  successfullyUnlocked: 'Akoonku qufulan ma aha.',
  youAreInactive:
    'Dhowaan waa lagaa saarayaa: miisku qof walba wuu saaraa 8 saacadood oo aan la isticmaalin kaddib, iyo maalin marka ay ka soo wareegto soo galista. Ma doonaysaa inaad sii joogto?',
  youAreReceivingResetPassword:
    'Fariintan waxaa laguu soo diray maadaama adiga (ama qof kale) uu codsaday in furaha sirta ah ee akoonkaaga la beddelo. Si aad u dhammaystirto, fur xiriirkan:',
  youDidNotRequestPassword:
    'Haddii aadan adigu codsan, iska indho tir iimaylkan; furahaaga sirta ah waxba iskama beddelayaan.',
  authenticated: 'Waa la aqoonsaday',
  loginUser: 'Soo gal',
  logoutUser: 'Ka bax',
  passed: 'Aqoonsigu wuu guulaystay',
  resetPasswordExpiration: 'Dhammaadka beddelka furaha sirta ah',
  resetPasswordToken: 'Xiriirka beddelka furaha sirta ah',
  tokenRefreshSuccessful: 'Fadhiga waa la cusbooneysiiyay.',
}
