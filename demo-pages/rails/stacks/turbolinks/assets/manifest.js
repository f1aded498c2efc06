//= link application.js
//= link application.css
//= link dashboard.js
//= link icons.svg
//= link favicon.svg
//= link favicon-new.svg
