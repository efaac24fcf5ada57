/** Every sign of the sprite. */
export const ICON_NAMES = ['globe','mail','clock','home','chevron-down','chevron-left','chevron-right','chevron-up','arrow-right','arrow-left','menu','close','radio','live','play','pause','pin','calendar','phone','share','print','download','file','grid','list','external','check','question','ring','camera','document','search','copy','star','info','warning','facebook','x','instagram','youtube','tiktok','quote','deadline','user'] as const

export type IconName = (typeof ICON_NAMES)[number]
