import styles from './leader-panel.module.css'

/** The shield's diagonal and the star, cropped at the panel's corner; stands at its right edge. */
export function PanelOrnament() {
  return (
    <svg
      className={styles.ornament}
      viewBox="0 0 432 565"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.shade} d="M334 0h98v565H54z" />
      <path className={styles.shade} d="M432 250v315H276z" />
      <path
        className={styles.star}
        d="M330 280l42.7 131.3h138L399 492.4l42.7 131.3L330 542.6l-111.7 81.1L261 492.4l-111.7-81.1h138z"
      />
      <path className={styles.diagonal} d="M320 0h14L54 565H40z" />
    </svg>
  )
}
