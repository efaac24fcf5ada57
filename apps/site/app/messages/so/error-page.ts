/** Messages of the error screen. */
export const errorPage = {
  notFound: 'Bogga lama heli karo',
  notFoundHint:
    'Ciwaanku waa qaldan yahay, ama bogga waa la raray. Hubi farqorista, wax raadi, ama ka bilow mid ka mid ah bogagga hoose.',
  about: 'Ku saabsan Wasaaradda',
  failed: 'Wax baa qaldamay',
  failedHint: 'Waan ka xunnahay. Fadlan wax yar ka dib isku day.',
  reference: 'Tixraac',
  stack: 'Faahfaahinta ciladda',
}
