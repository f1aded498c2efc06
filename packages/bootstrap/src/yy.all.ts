import "./yy.pure";
import "./yy";
