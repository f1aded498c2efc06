//= link application.js
//= link application.css
//= link icons.svg
//= link favicon.svg
//= link favicon-new.svg
