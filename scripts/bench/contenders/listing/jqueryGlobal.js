import jQuery from "jquery";

// Plugins look for it there.
Object.assign(window, { jQuery, $: jQuery });
