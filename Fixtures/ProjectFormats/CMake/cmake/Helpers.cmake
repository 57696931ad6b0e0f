# A library with the files of its folder.
function(add_clock_library NAME)
  file(GLOB FILES CONFIGURE_DEPENDS ${NAME}/*.swift ${NAME}/*.c)
  add_library(${NAME} STATIC ${FILES})
  target_link_libraries(${NAME} PUBLIC ${ARGN})
endfunction()
