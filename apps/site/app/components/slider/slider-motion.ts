/** How a slider moves by itself. */
export interface SliderMotion {
  /** The time between two moves. */
  readonly intervalMs: number
  /** The duration of a move. */
  readonly transitionMs: number
}

/** Featured news: autoplay 15 s, transition 700 ms (Specification §9). */
export const FEATURED_NEWS_MOTION: SliderMotion = { intervalMs: 15_000, transitionMs: 700 }

/**
 * Latest news, vertical: 2 slides in view, autoplay 10 s, 800 ms, hidden below large screens
 * (Specification §9); the two slides and the 1024 px are in `latest-news.module.css`.
 */
export const LATEST_NEWS_MOTION: SliderMotion = { intervalMs: 10_000, transitionMs: 800 }

/**
 * Featured videos: autoplay 13 s, transition 600 ms (Specification §9); its 3 slides in view, 2 under
 * 1024 px and 1 under 768 px, are in `featured-videos.module.css`.
 */
export const FEATURED_VIDEOS_MOTION: SliderMotion = { intervalMs: 13_000, transitionMs: 600 }
