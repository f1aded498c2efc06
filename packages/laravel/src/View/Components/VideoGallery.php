<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-video-gallery>`: Plays the video of a chosen thumbnail, in the page or in a dialog. */
final class VideoGallery extends WidgetComponent
{
    /**
     * @param mixed $mode choice: Where a video plays: above the thumbnails, or in a dialog.
     * @param mixed $label string: Name of the player, and title of a video whose thumbnail has no words.
     * @param mixed $embedBase url: Where videos come from; the id and `?autoplay=1` are put behind it.
     * @param mixed $labelClose string: Name of the close button.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $mode = null,
        mixed $label = null,
        mixed $embedBase = null,
        mixed $labelClose = null,
        mixed $mount = null,
    ) {
        parent::__construct('video_gallery', get_defined_vars());
    }
}
